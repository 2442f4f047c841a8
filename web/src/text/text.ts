// The shape of a dictionary: that of the English one. A text that is missing does not compile.
import type { en } from './en';

export type Text = typeof en;
