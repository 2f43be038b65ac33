/** One of a few, all in view. */
interface Props<T> {
  readonly name: string
  /** What is chosen, where its heading does not say it. */
  readonly label?: string
  readonly values: readonly (readonly [value: T, words: string])[]
  readonly chosen: T
  readonly choose: (value: T) => void
}

export function Choices<T>({ name, label, values, chosen, choose }: Props<T>) {
  return (
    <fieldset className="choices">
      {label !== undefined && <legend>{label}</legend>}
      {values.map(([value, words]) => (
        <label key={words} className="choice">
          <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
