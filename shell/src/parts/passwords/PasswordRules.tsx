import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { CircleRegular } from '@fluentui/react-icons/svg/circle'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import type { PasswordRule } from './password-rules.ts'
import { usePasswordRulesStyles } from './PasswordRules.styles.ts'

/** The rules of a new password. Each is checked off while the user types. */
export function PasswordRules({ rules }: { rules: readonly PasswordRule[] }) {
  const styles = usePasswordRulesStyles()
  return (
    <ul className={styles.list} aria-label={copy.passwordRules.label}>
      {rules.map(({ text, holds }) => (
        <li key={text} className={mergeClasses(styles.rule, holds && styles.met)}>
          {holds ? <CheckmarkCircleRegular fontSize={16} aria-hidden /> : <CircleRegular fontSize={16} aria-hidden />}
          <span>
            {text}
            {holds && <HiddenText>{copy.passwordRules.met}</HiddenText>}
          </span>
        </li>
      ))}
    </ul>
  )
}
