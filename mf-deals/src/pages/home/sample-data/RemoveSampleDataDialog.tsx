import { FormProblem } from 'remote-kit/forms/FormProblem'
import { Bone } from 'ui-kit/Bone'
import { ConfirmDialog } from 'ui-kit/ConfirmDialog'
import { HiddenText } from 'ui-kit/HiddenText'
import { copy } from './copy.ts'
import { counted } from './counted.ts'
import { useRemoveSampleData, useSampleData } from './sample-data.api.ts'
import { useSampleDataStyles } from './sample-data.styles.ts'

const words = copy.removeSampleDataDialog

/** Asks before the sample data is removed: what goes, what of the viewer's own goes along, and what stays. */
export function RemoveSampleDataDialog({ onClose }: { onClose: () => void }) {
  const styles = useSampleDataStyles()
  const { data, error } = useSampleData()
  const remove = useRemoveSampleData(onClose)
  const stay = data
    ? [
        ...data.kept_deals.map(({ name }) => name),
        ...counted({ tasks: data.kept_tasks, appointments: data.kept_appointments }),
      ]
    : []
  return (
    <ConfirmDialog
      title={words.title}
      action={words.action}
      refusal={words.keep}
      isPending={remove.isPending || !data}
      onConfirm={() => data && remove.mutate()}
      onClose={onClose}
    >
      <FormProblem error={remove.error ?? error} />
      {data ? (
        <div className={styles.preview}>
          <p>{words.goes(counted(data.records))}</p>
          {data.own_work.length > 0 && (
            <>
              <p>{words.ownWork}</p>
              <ul>
                {data.own_work.map(({ id, name, ...counts }) => (
                  <li key={id}>{words.work(name, counted(counts))}</li>
                ))}
              </ul>
            </>
          )}
          {stay.length > 0 && (
            <>
              <p>{words.stay}</p>
              <ul>
                {stay.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          )}
          <p>{words.forGood}</p>
        </div>
      ) : (
        !error && (
          <>
            <HiddenText>{words.loading}</HiddenText>
            <Bone height="60px" />
          </>
        )
      )}
    </ConfirmDialog>
  )
}
