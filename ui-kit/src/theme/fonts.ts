/** Self-hosted fonts, latin subset. The shell preloads both before the first paint. */
export const interUrl = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url).href
export const frauncesUrl = new URL(
  '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  import.meta.url,
).href
