/** Windows in which the lists are above the contacts: a rail would leave the table too few columns. */
export const noRail = '@media (max-width: 1279px)'
