/** Whether what goes to a terminal is colored: unless NO_COLOR is set. */
export const hasColors = ({ isTTY }: { isTTY?: boolean } = process.stdout): boolean =>
  isTTY === true && !process.env['NO_COLOR']
