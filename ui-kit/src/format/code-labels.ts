import {
  type ContactStatus,
  contactStatusLabels,
  type ContactTemperature,
  contactTemperatureLabels,
  type DealStatus,
  dealStatusLabels,
  type LabelColour,
  type MemberStatus,
  memberStatusLabels,
  type Progress,
  progressLabels,
} from 'openapi/codes'
import { copy } from './copy.ts'

/** How a code is shown: its label in dark text on a light fill. */
export interface Chip {
  label: string
  fill: string
}

/**
 * docs/specification.md §3: light blue, yellow, light green, green, beige, orange. A new code breaks the build until it
 * has a color.
 */
export const contactStatusChips = {
  1: { label: contactStatusLabels[1], fill: '#cbe3f5' },
  2: { label: contactStatusLabels[2], fill: '#f8e58c' },
  3: { label: contactStatusLabels[3], fill: '#d0efc3' },
  4: { label: contactStatusLabels[4], fill: '#85d1a0' },
  5: { label: contactStatusLabels[5], fill: '#e9dcc3' },
  6: { label: contactStatusLabels[6], fill: '#f9c48f' },
} satisfies Record<ContactStatus, Chip>

export const contactTemperatureChips = {
  0: { label: contactTemperatureLabels[0], fill: '#e2e2dd' },
  1: { label: contactTemperatureLabels[1], fill: '#cfe0f0' },
  2: { label: contactTemperatureLabels[2], fill: '#f8dfb4' },
  3: { label: contactTemperatureLabels[3], fill: '#f6bfb0' },
} satisfies Record<ContactTemperature, Chip>

/** The contact label named client, in teal (docs/specification.md §3). */
export const clientLabelChip: Chip = { label: copy.codeLabels.client, fill: '#8fd6cf' }

/** The fills of custom labels: `{ label: label.name, fill: labelFills[label.colour] }`. */
export const labelFills = {
  grey: '#e2e2dd',
  red: '#f6bfb0',
  orange: '#f9c48f',
  yellow: '#f8e58c',
  green: '#b5dfbb',
  teal: '#8fd6cf',
  blue: '#cbe3f5',
  purple: '#ddd0ee',
} satisfies Record<LabelColour, string>

/**
 * docs/specification.md §3 has no colors for deals. Open deals are cool, deals under contract yellow, closed ones
 * green, lost ones pale.
 */
export const dealStatusChips = {
  1: { label: dealStatusLabels[1], fill: '#d8e2ea' },
  2: { label: dealStatusLabels[2], fill: '#cbe3f5' },
  3: { label: dealStatusLabels[3], fill: '#f3df8d' },
  4: { label: dealStatusLabels[4], fill: '#a6dcb9' },
  5: { label: dealStatusLabels[5], fill: '#f3c6b4' },
  6: { label: dealStatusLabels[6], fill: '#e9dcc3' },
  7: { label: dealStatusLabels[7], fill: '#e2e2dd' },
} satisfies Record<DealStatus, Chip>

/** A member's status in a team: invited is yellow, active green, inactive pale. */
export const memberStatusChips = {
  0: { label: memberStatusLabels[0], fill: '#f8e58c' },
  1: { label: memberStatusLabels[1], fill: '#a6dcb9' },
  2: { label: memberStatusLabels[2], fill: '#e2e2dd' },
  3: { label: memberStatusLabels[3], fill: '#f3c6b4' },
} satisfies Record<MemberStatus, Chip>

/** Progress colors of docs/specification.md §3. On white they reach at most 2.2:1, so text on them is dark. */
export const progressColors = {
  COMPLETE: '#4dc480',
  IN_PROGRESS: '#e8d064',
  NOT_STARTED: '#bababa',
} satisfies Record<Progress, string>

export const progressChips = {
  COMPLETE: { label: progressLabels.COMPLETE, fill: progressColors.COMPLETE },
  IN_PROGRESS: { label: progressLabels.IN_PROGRESS, fill: progressColors.IN_PROGRESS },
  NOT_STARTED: { label: progressLabels.NOT_STARTED, fill: progressColors.NOT_STARTED },
} satisfies Record<Progress, Chip>

/** Priority colors of docs/specification.md §3: 1 light steel blue, 2 orange, 3 red, anything else gray. */
export function priorityColor(priority: number | null | undefined): string {
  if (priority === 1) return 'lightsteelblue'
  if (priority === 2) return 'orange'
  if (priority === 3) return 'red'
  return 'grey'
}
