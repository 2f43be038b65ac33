/** Something that adds tasks, dies, and goes on. */
export interface Program {
  /** null: nobody can know whether it was added, and it is not tried again. */
  add(title: string): Promise<'added' | null>
  kill(): Promise<void>
  end(): Promise<void>
}
