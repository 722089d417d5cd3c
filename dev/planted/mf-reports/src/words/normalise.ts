/** Trims a word that nobody reads. */
export const trimmed = (word: string): string => word.trim()
