/** One of a few, all in view. */
interface Props<T> {
  readonly name: string
  readonly values: readonly (readonly [value: T, words: string])[]
  readonly chosen: T
  readonly choose: (value: T) => void
}

export function Choices<T>({ name, values, chosen, choose }: Props<T>) {
  return (
    <div className="choices">
      {values.map(([value, words]) => (
        <label key={words} className="choice">
          <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
          {words}
        </label>
      ))}
    </div>
  )
}
