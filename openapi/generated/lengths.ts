// Generated from the OpenAPI contract by `pnpm generate`. Do not edit.

export const secondStepCodeLength = { min: 1, max: 40 } as const
export const newPasswordLength = { min: 8, max: 128 } as const
export const currentPasswordLength = { min: 1, max: 1000 } as const
export const passwordAgainLength = { min: 1, max: 1000 } as const
export const dealFieldNameLength = { min: 1, max: 60 } as const
