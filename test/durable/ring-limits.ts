/** A little sooner than in earnest; still longer than sending may take. */
export const DEAD_MS = 13_000
