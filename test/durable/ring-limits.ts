/** Sooner than in earnest, and still long enough for a machine that is busy. */
export const DEAD_MS = 4000
