/** Whose a deal is, as a MongoDB expression: the agent who leads it, else the first of its agents. */
const LEADERS = { $filter: { input: '$agents', as: 'agent', cond: { $eq: ['$$agent.role', 'lead'] } } }

export const LEAD = { $first: { $concatArrays: [{ $map: { input: LEADERS, in: '$$this.user' } }, '$agents.user'] } }
