import { makeStyles, mergeClasses, useRestoreFocusTarget } from '@fluentui/react-components'
import type { Contact } from 'openapi'
import { Link } from 'react-router'
import { formatPhone } from 'ui-kit/format'
import { look } from 'ui-kit/theme'
import { useContactAddress } from '#parts/contact-search/contact-search.ts'
import { contactName } from '#parts/contacts/contact-chips.ts'

const useStyles = makeStyles({
  link: {
    color: look.ink,
    fontWeight: 600,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    // Reached by Tab, it stops clear of the bars that cover the window's edges.
    scrollMarginBlock: '100px 72px',
    // The link covers its row or card, so that a click, a middle click or a tap anywhere opens the contact.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible::after': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px', borderRadius: '6px' },
  },
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  second: { fontSize: '12px', lineHeight: '16px', color: look.ink3, fontVariantNumeric: 'tabular-nums' },
})

/** A contact's name, which opens it, over its company, phone number or e-mail address. */
export function ContactName({ contact }: { contact: Contact }) {
  const styles = useStyles()
  const restoreFocus = useRestoreFocusTarget()
  const addressOf = useContactAddress()
  const name = contactName(contact)
  const second = [contact.company, formatPhone(contact.phones[0]), contact.emails[0]].find(
    (text) => text && text !== name,
  )
  return (
    <>
      <span className={styles.line}>
        <Link to={addressOf(contact.id)} preventScrollReset className={styles.link} {...restoreFocus}>
          {name}
        </Link>
      </span>
      <span className={mergeClasses(styles.line, styles.second)}>{second}</span>
    </>
  )
}
