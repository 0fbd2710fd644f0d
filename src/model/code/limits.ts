/** As much as a link can hold, and more than twice the largest demo with its data. Longer code isn't compiled and has no colors. */
export const MAX_SOURCE_LENGTH = 256 * 1024;

/** Code that people write stays below 50. */
export const MAX_NESTING = 400;
