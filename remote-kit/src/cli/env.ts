/** Whether answers are colored: in a terminal, unless NO_COLOR is set. */
export const hasColors = (): boolean => process.stdout.isTTY && !process.env['NO_COLOR']
