/** Texts in patterns of MongoDB. */

/** A pattern that matches the text itself. MongoDB's patterns end at a zero byte, so that is written out. */
export const literally = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('\0', String.raw`\x00`)
