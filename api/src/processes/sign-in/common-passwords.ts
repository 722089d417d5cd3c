/** Tens of thousands of the most common passwords. They take 15 MB, so they are loaded with the first new password. */
import { dictionary } from '@zxcvbn-ts/language-common'

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'])
