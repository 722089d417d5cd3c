/** Words of a board. */
export const copy = {
  board: {
    instructions: 'Press Space to pick up, the arrow keys to move, Space to drop and Escape to cancel.',
  },
  cardMenu: {
    moveTo: 'Move to',
    top: (phase: string) => `Top of ${phase}`,
    bottom: (phase: string) => `Bottom of ${phase}`,
    lead: 'Change lead agent',
    moveElsewhere: 'Move to another workspace',
    select: 'Select',
    archive: 'Archive',
  },
  phaseTabs: {
    label: 'Phase',
  },
  proposedStatus: {
    question: (deal: string, status: string, proposed: string) => `${deal} is still ${status}. Is it ${proposed} now?`,
    accept: (status: string) => `Mark as ${status}`,
    keep: 'Leave as is',
  },
  workspaceBoard: {
    loading: 'Loading the board',
    failed: 'Couldn’t load the board',
  },
}
