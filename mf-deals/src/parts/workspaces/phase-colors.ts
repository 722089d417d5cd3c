import type { LabelColour } from 'openapi'

/** The dot of a phase, stronger than the fills of labels because it is only 8px wide. */
export const phaseColors: Record<LabelColour, string> = {
  grey: '#9aa29c',
  red: '#d9705f',
  orange: '#e2924e',
  yellow: '#e0b64a',
  green: '#4dc480',
  teal: '#4fb3ad',
  blue: '#8aa4c8',
  purple: '#a48bc9',
}
