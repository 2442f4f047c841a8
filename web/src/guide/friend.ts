// The learner has seat 1, the friend seat 2. A file of its own: every game's page needs to know it,
// the plan only the guided one.
export const kFriend = 2;
