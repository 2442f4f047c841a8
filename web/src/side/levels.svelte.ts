// The computer players there are; asked for once, when a window needs them.
import { get_form } from '../net/http';
import type { Form } from '../protocol';

class Levels {
  all = $state.raw<Form['levels']>([]);
  #asked = false;

  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    get_form().then(
      (form) => (this.all = form.levels),
      () => (this.#asked = false),
    );
  }
  title(name: string): string | undefined {
    return this.all.find((level) => level.name === name)?.title;
  }
}

export const levels = new Levels();
