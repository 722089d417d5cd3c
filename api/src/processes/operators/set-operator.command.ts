/**
 * Makes a user an operator of the platform, who sees its console, or takes that back. No call of the API does this: it
 * takes the product's database (`pnpm operators`).
 */
import { UserStatus } from 'openapi/codes'
import { UserModel } from '#entities/users/user.model.ts'
import { change } from '#platform/events/change.ts'

/** `unknown`: no one who could be one signs in with that address. */
export type OperatorOutcome = 'changed' | 'unchanged' | 'unknown'

/** Clients can't be operators: they have no pages for agents. */
export async function setOperator(email: string, isOperator: boolean): Promise<OperatorOutcome> {
  const found = await findByEmail(email)
  if (!found) return 'unknown'
  return change({ id: null, account: found.account, requestId: 'operators' }, async (tx) => {
    const user = await findByEmail(email).session(tx.session)
    if (!user) return 'unknown'
    if (user.is_operator === isOperator) return 'unchanged'
    user.is_operator = isOperator
    await tx.save(user, { op: isOperator ? 'make_operator' : 'end_operator' })
    return 'changed'
  })
}

/** The addresses of all operators. */
export async function operatorEmails(): Promise<string[]> {
  const operators = await UserModel.find({ is_operator: true, status: UserStatus.Active }, { email: 1 }).lean()
  return operators.map(({ email }) => email).toSorted()
}

const findByEmail = (email: string) =>
  UserModel.findOne({ email: email.trim().toLowerCase(), is_client: false, status: UserStatus.Active })
