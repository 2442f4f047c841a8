export const side = {};
