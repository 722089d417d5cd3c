/** Access tokens used to have one scope, `read` or `write`. Now they have a list. */
import { TokenModel } from '#entities/tokens/token.model.ts'

/** What could write could read as well. Processes of the earlier version go on reading the one scope until they end. */
export async function giveTokensScopes(): Promise<void> {
  const scopes = { $cond: [{ $eq: ['$scope', 'write'] }, ['read', 'write'], ['read']] }
  await TokenModel.collection.updateMany({ scopes: { $exists: false } }, [{ $set: { scopes } }])
}
