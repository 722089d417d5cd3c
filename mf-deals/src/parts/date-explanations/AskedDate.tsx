import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { askedDateAtom } from './asked-date.atoms.ts'
import { WhyPopover } from './why-popover.ts'

/** The popover for every `AskDate` on the screen. Rendered once. */
export function AskedDate() {
  const [asked, ask] = useAtom(askedDateAtom)
  useEffect(() => () => ask(null), [ask])
  if (!asked) return null
  return <WhyPopover key={`${asked.deal} ${asked.of}`} {...asked} onClose={() => ask(null)} />
}
