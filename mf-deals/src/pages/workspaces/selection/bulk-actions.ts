/** What can be done to the selected deals, besides archiving them. */

/** The order on the bar, in its menu and in the palette. */
export const bulkActions = ['agent', 'status', 'priority', 'dates', 'template', 'move'] as const
export type BulkAction = (typeof bulkActions)[number]

/** These choose one value from a menu. */
export type BulkChoice = Extract<BulkAction, 'agent' | 'status' | 'priority'>

/** Whether an action chooses one value from a menu. */
export const isChoice = (action: string): action is BulkChoice =>
  action === 'agent' || action === 'status' || action === 'priority'

export interface BulkPanelProps {
  deals: string[]
  onChanged: () => void
  onClose: () => void
}
