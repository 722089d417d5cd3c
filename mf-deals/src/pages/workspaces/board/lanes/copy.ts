/** Words of the lanes of a board. */
export const copy = {
  lanes: {
    noAgent: 'No agent',
    formerMember: 'Former member',
    needsAgent: 'Every deal needs a lead agent',
    left: (name: string) => `${name} is no longer on the team`,
    notAllowed: 'Only owners and admins can change a deal’s lead agent',
  },
  laneHead: {
    column: (phase: string, agent: string) => `${phase}, ${agent}`,
  },
  freeLanes: {
    label: (count: number) => (count === 1 ? '1 more agent, no deals here' : `${count} more agents, no deals here`),
  },
  laneChooser: {
    label: 'Lead agent',
    choice: (agent: string, deals: string) => `${agent} (${deals})`,
  },
  lanedBoard: {
    loading: 'Loading the board',
    loadingLane: (agent: string) => `Loading the deals of ${agent}`,
    failed: 'Couldn’t load the board',
  },
  handOver: {
    title: 'Change lead agent',
    question: (deal: string, agent: string) => `Make ${agent} the lead agent of ${deal}?`,
    share: (from: string, to: string) => `${from}’s share of the commission goes to ${to}. Other agents keep theirs.`,
    submit: 'Change lead agent',
  },
}
