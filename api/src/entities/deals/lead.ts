/** A deal's main agent as a MongoDB expression: its lead, or else its first agent. */
const LEADERS = { $filter: { input: '$agents', as: 'agent', cond: { $eq: ['$$agent.role', 'lead'] } } }

export const LEAD = { $first: { $concatArrays: [{ $map: { input: LEADERS, in: '$$this.user' } }, '$agents.user'] } }
