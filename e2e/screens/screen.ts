/** A screen of the product, and the demo users who see them. */
import type { Page } from 'playwright-core'
import type { ProductApi } from '#support/product-api.ts'

export interface Screen {
  /** Unique, and the name of its picture. */
  name: string
  /** The demo user who sees it; a visitor by default. */
  as?: string
  /** Where it is. */
  at: string | ((api: ProductApi) => Promise<string>)
  /** Opens what it shows beyond the page: a dialog, a panel, a menu. */
  open?: (page: Page) => Promise<void>
}

export const OWNER = 'owner@demo.test'
export const AGENT = 'agent@demo.test'
export const ASSISTANT = 'assistant@demo.test'
export const CLIENT = 'client@demo.test'
export const OPERATOR = 'operator@demo.test'
