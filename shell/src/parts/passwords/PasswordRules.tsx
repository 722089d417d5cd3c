import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { CircleRegular } from '@fluentui/react-icons/svg/circle'
import { HiddenText } from 'ui-kit/HiddenText'
import { look } from 'ui-kit/theme'
import type { PasswordRule } from './password-rules.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px', fontSize: '13px' },
  rule: { display: 'flex', alignItems: 'center', gap: '8px', color: look.ink2 },
  met: { color: look.brand2, fontWeight: 500 },
})

/** The rules of a new password, each marked while it is typed. */
export function PasswordRules({ rules }: { rules: readonly PasswordRule[] }) {
  const styles = useStyles()
  return (
    <ul className={styles.list} aria-label="What a password has to be">
      {rules.map(({ text, holds }) => (
        <li key={text} className={mergeClasses(styles.rule, holds && styles.met)}>
          {holds ? <CheckmarkCircleRegular fontSize={16} aria-hidden /> : <CircleRegular fontSize={16} aria-hidden />}
          <span>
            {text}
            {holds && <HiddenText>: yes</HiddenText>}
          </span>
        </li>
      ))}
    </ul>
  )
}
