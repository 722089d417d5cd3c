/** Words of the head of a deal: its phase, its risk, what is next. */
export const copy = {
  dateStrip: {
    next: (title: string) => `Next: ${title}`,
  },
  dealMeta: { sample: 'Sample' },
  dealHead: {
    archived: (when: string) => `Archived ${when}. It’s off the boards and out of reports.`,
    restore: 'Restore',
    proposal: (status: string) => `This phase usually means ${status}.`,
    accept: (status: string) => `Mark as ${status}`,
    keep: (status: string) => `Keep as ${status}`,
  },
  phaseBar: {
    label: 'Phase',
    current: (name: string) => `In ${name}`,
    completed: (name: string) => `${name}, completed`,
    move: (name: string) => `Move to ${name}`,
    progress: (phase: string, at: number, count: number) => `${phase} · ${at} of ${count}`,
  },
  riskPopover: {
    title: 'What’s behind this risk level',
    nothing: 'Nothing stands in the way.',
  },
  useMoveDeal: {
    moved: (name: string) => `Moved to ${name}`,
  },
}
