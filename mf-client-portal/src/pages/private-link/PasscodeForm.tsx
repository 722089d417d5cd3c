import { Button, Field, Input, makeStyles } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    placeItems: 'start center',
    minHeight: '100dvh',
    padding: '12vh 16px 32px',
    backgroundColor: look.brandSurface,
  },
  card: {
    width: '100%',
    maxWidth: '420px',
    padding: '28px',
    borderRadius: '12px',
    backgroundColor: look.surface,
    boxShadow: look.shadow2,
  },
  title: { fontFamily: look.fontDisplay, fontSize: '26px', lineHeight: '32px', fontWeight: 600 },
  lead: { margin: '6px 0 20px', color: look.ink2 },
  form: { display: 'flex', flexDirection: 'column', gap: '14px' },
})

export interface PasscodeFormProps {
  /** The one before was not right. */
  wasWrong: boolean
  isChecking: boolean
  onEnter: (passcode: string) => void
}

/** Asks for the passcode of a private link. */
export function PasscodeForm({ wasWrong, isChecking, onEnter }: PasscodeFormProps) {
  const styles = useStyles()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { passcode: '' } })
  const submit = handleSubmit(({ passcode }) => onEnter(passcode))
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title} tabIndex={-1}>
          Your passcode
        </h1>
        <p className={styles.lead}>Your agent shares a deal with you here. Enter the passcode that they gave you.</p>
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          <Field
            label="Passcode"
            validationMessage={
              formState.errors.passcode?.message ??
              (wasWrong ? 'This is not the passcode. Check it with your agent.' : undefined)
            }
          >
            <Input
              {...register('passcode', { required: 'Enter the passcode' })}
              type="password"
              size="large"
              autoComplete="off"
            />
          </Field>
          <Button type="submit" appearance="primary" size="large" disabled={isChecking}>
            {isChecking ? 'One moment…' : 'Show the deal'}
          </Button>
        </form>
      </div>
    </main>
  )
}
