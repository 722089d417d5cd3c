import type { AccountLink } from 'openapi'

export interface LinkCopy {
  title: string
  lead: string
  statement: string
}

const ARTICLES = { owner: 'an owner', admin: 'an admin', agent: 'an agent', assistant: 'an assistant' } as const

/** The texts of the page that a link from a mail opens. */
export function linkCopy(link: AccountLink): LinkCopy {
  const { purpose, first_name, email, account_name } = link
  const inviter = link.invited_by ?? account_name
  switch (purpose) {
    case 'activation':
      return {
        title: `Welcome, ${first_name}`,
        lead: `Choose a password for ${email}, and ${account_name} is ready for you.`,
        statement: 'Your next closing, on track from the first showing.',
      }
    case 'invitation':
      return {
        title: `Join ${link.team_name ?? account_name}`,
        lead: `${inviter} invites you to ${account_name}${link.role ? ` as ${ARTICLES[link.role]}` : ''}. Choose a password for ${email} to accept.`,
        statement: 'One board, and everybody knows what is next.',
      }
    case 'portal':
      return {
        title: 'See where your deal stands',
        lead: `${inviter} of ${account_name} shares it with you. Choose a password for ${email}; with it you can look at any hour.`,
        statement: 'Always know what is next, and whose turn it is.',
      }
    case 'reset':
      return {
        title: 'Choose a new password',
        lead: `For ${email}. Everywhere else you will be signed out${link.is_client ? '' : ', and your access tokens are revoked'}.`,
        statement: 'One link, one use: so that nobody else can walk in.',
      }
  }
}

/** "an agent in Downtown, Ellison & Partners": what an invitation offers. */
export function offerOf({ role, team_name, account_name }: AccountLink): string {
  const places = new Set([team_name, account_name].filter(Boolean))
  return `${role ? ARTICLES[role] : 'a member'} in ${[...places].join(', ')}`
}
