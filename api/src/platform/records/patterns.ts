/** Escapes text for MongoDB patterns. */

/** A pattern that matches the literal text. MongoDB's patterns end at a zero byte, so it is escaped. */
export const literally = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('\0', String.raw`\x00`)
