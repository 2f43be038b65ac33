/** Completion scripts, each in the words of its shell. What the commands are comes in from outside. */

export interface Shape {
  readonly name: string
  /** One line about it. */
  readonly about: string
  readonly flags: readonly {
    readonly name: string
    readonly takesValue: boolean
    readonly values: readonly string[]
  }[]
  /** Its first word, where that is one of a few; or files. */
  readonly takes: readonly string[] | 'file'
}

export function bash(shapes: readonly Shape[]): string {
  const names = shapes.map(({ name }) => name)
  const cases = shapes.flatMap(({ name, flags, takes }) => [
    ...flags
      .filter(({ takesValue }) => takesValue)
      .map((flag) => `    '${name} --${flag.name}') words='${flag.values.join(' ')}';;`),
    ...(takes === 'file'
      ? [`    '${name} '*) [[ $cur == -* ]] && words='${optionsOf(flags)}' || compopt -o default;;`]
      : []),
    ...(takes === 'file'
      ? []
      : [`    '${name} '*) words='${[...takes, ...optionsOf(flags).split(' ')].join(' ')}';;`]),
  ])
  return `# Completion of sayso in bash. In ~/.bashrc: source <(sayso completion bash)
_sayso() {
  local cur=\${COMP_WORDS[COMP_CWORD]} words=''
  if ((COMP_CWORD == 1)); then words='${[...names, 'help', '--help', '--version'].join(' ')}'
  else case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
    'help '*) words='${names.join(' ')}';;
${cases.join('\n')}
  esac; fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _sayso sayso`
}

export function zsh(shapes: readonly Shape[]): string {
  const names = shapes.map(({ name, about }) => `    ${quoted(`${name}:${about.replaceAll(':', '\\:')}`)}`)
  const cases = shapes.map(({ name, flags, takes }) => {
    const options = flags.map((flag) =>
      quoted(`--${flag.name}${flag.takesValue ? `:${flag.name}:(${flag.values.join(' ')})` : ''}`),
    )
    const words =
      takes === 'file' ? ["'*:file:_files'"] : takes.length > 0 ? [`'1:what:(${takes.join(' ')})'`] : []
    return `    ${name}) _arguments '--help' ${[...options, ...words].join(' ')};;`
  })
  return `#compdef sayso
# Completion of sayso in zsh. In ~/.zshrc, after compinit: source <(sayso completion zsh)
_sayso() {
  local -a names
  names=(
${names.join('\n')}
    'help:more about one of them'
  )
  if (( CURRENT == 2 )) || { (( CURRENT == 3 )) && [[ $words[2] == help ]]; }; then
    _describe command names
    return
  fi
  local name=$words[2]
  shift words
  (( CURRENT-- ))
  case $name in
${cases.join('\n')}
  esac
}
if [[ $funcstack[1] == _sayso ]]; then _sayso "$@"; else compdef _sayso sayso; fi`
}

export function fish(shapes: readonly Shape[]): string {
  const lines = shapes.flatMap(({ name, about, flags, takes }) => {
    const within = `complete -c sayso -n '__fish_seen_subcommand_from ${name}'`
    return [
      `complete -c sayso -n '__fish_use_subcommand; or __fish_seen_subcommand_from help' -a ${name} -d ${quoted(about)}`,
      ...(takes === 'file'
        ? [`${within} -F`]
        : takes.length > 0
          ? [`${within} -a '${takes.join(' ')}'`]
          : []),
      ...flags.map((flag) =>
        flag.takesValue
          ? `${within} -l ${flag.name} -x -a '${flag.values.join(' ')}'`
          : `${within} -l ${flag.name}`,
      ),
    ]
  })
  return `# Completion of sayso in fish. Put it into ~/.config/fish/completions/sayso.fish
complete -c sayso -f
complete -c sayso -n __fish_use_subcommand -a help -d 'more about one of them'
complete -c sayso -n __fish_use_subcommand -l version
complete -c sayso -l help
${lines.join('\n')}`
}

function optionsOf(flags: Shape['flags']): string {
  return [...flags.map(({ name }) => `--${name}`), '--help'].join(' ')
}

/** For all three: nothing in it is looked at. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`
}
