/**
 * The pictures of the product, taken by `pnpm screenshots` (e2e/screens/screenshots.ts). Each is there in both themes, in
 * two sizes and as it looks on a phone.
 */

/** The files of a picture in one theme. `large` has twice the pixels of `small`. */
type Shot = { small: string; large: string; phone: string }

export type ProductPicture = {
  light: Shot
  dark: Shot
  width: number
  height: number
  /** Of the file for phones. */
  phone: { width: number; height: number }
}

const file = {
  boardLight: new URL('./pictures/board-light-1120.avif', import.meta.url).href,
  boardLightLarge: new URL('./pictures/board-light-2240.avif', import.meta.url).href,
  boardLightPhone: new URL('./pictures/board-light-phone.avif', import.meta.url).href,
  boardDark: new URL('./pictures/board-dark-1120.avif', import.meta.url).href,
  boardDarkLarge: new URL('./pictures/board-dark-2240.avif', import.meta.url).href,
  boardDarkPhone: new URL('./pictures/board-dark-phone.avif', import.meta.url).href,
  datesLight: new URL('./pictures/dates-light-480.avif', import.meta.url).href,
  datesLightLarge: new URL('./pictures/dates-light-960.avif', import.meta.url).href,
  datesLightPhone: new URL('./pictures/dates-light-phone.avif', import.meta.url).href,
  datesDark: new URL('./pictures/dates-dark-480.avif', import.meta.url).href,
  datesDarkLarge: new URL('./pictures/dates-dark-960.avif', import.meta.url).href,
  datesDarkPhone: new URL('./pictures/dates-dark-phone.avif', import.meta.url).href,
  clientLight: new URL('./pictures/client-light-720.avif', import.meta.url).href,
  clientLightLarge: new URL('./pictures/client-light-1440.avif', import.meta.url).href,
  clientLightPhone: new URL('./pictures/client-light-phone.avif', import.meta.url).href,
  clientDark: new URL('./pictures/client-dark-720.avif', import.meta.url).href,
  clientDarkLarge: new URL('./pictures/client-dark-1440.avif', import.meta.url).href,
  clientDarkPhone: new URL('./pictures/client-dark-phone.avif', import.meta.url).href,
}

export const boardPicture: ProductPicture = {
  light: { small: file.boardLight, large: file.boardLightLarge, phone: file.boardLightPhone },
  dark: { small: file.boardDark, large: file.boardDarkLarge, phone: file.boardDarkPhone },
  width: 1120,
  height: 700,
  phone: { width: 780, height: 1360 },
}

export const datesPicture: ProductPicture = {
  light: { small: file.datesLight, large: file.datesLightLarge, phone: file.datesLightPhone },
  dark: { small: file.datesDark, large: file.datesDarkLarge, phone: file.datesDarkPhone },
  width: 480,
  height: 720,
  phone: { width: 750, height: 1360 },
}

export const clientPicture: ProductPicture = {
  light: { small: file.clientLight, large: file.clientLightLarge, phone: file.clientLightPhone },
  dark: { small: file.clientDark, large: file.clientDarkLarge, phone: file.clientDarkPhone },
  width: 720,
  height: 720,
  phone: { width: 780, height: 1360 },
}
