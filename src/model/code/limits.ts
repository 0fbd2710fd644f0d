/** The most that fits in a link, and more than twice the largest demo with its data. Longer code isn't compiled or highlighted. */
export const MAX_SOURCE_LENGTH = 256 * 1024;

/** Handwritten code rarely gets beyond 50 levels. */
export const MAX_NESTING = 400;
