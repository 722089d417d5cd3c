import { satisfy } from '@module-federation/enhanced/runtime'
import { CONTRACT_VERSION, type RemoteContract, SHELL_API } from 'remote-kit/contract'

/** Whether a loaded `./contract` module exports a contract. */
export function isRemoteModule(module: unknown): module is { contract: RemoteContract } {
  if (typeof module !== 'object' || module === null || !('contract' in module)) return false
  const { contract } = module
  return typeof contract === 'object' && contract !== null && 'createRoutes' in contract
}

/** Whether this shell fits the contract version that a remote was built for. */
export function keepsContract({
  contractVersion,
  shellApi,
}: Pick<RemoteContract, 'contractVersion' | 'shellApi'>): boolean {
  return contractVersion === CONTRACT_VERSION && satisfy(SHELL_API, shellApi)
}
