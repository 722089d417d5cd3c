/** Sizes of requests and files, and how a refusal says them. */
export const KB = 1024
export const MB = 1024 * KB

/** A round size: "16 kB", "5 MB". */
export const sizeText = (bytes: number): string => (bytes < MB ? `${bytes / KB} kB` : `${bytes / MB} MB`)
