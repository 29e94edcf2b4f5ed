import { type Variable, variables } from './variables.ts';

/** A variable as the operators' page shows it; the form of `facts/token-server.json`. */
export interface VariableFact {
  name: string;
  group: Variable['group'];
  type: 'text' | 'url' | 'list' | 'number' | 'switch' | 'choice';
  secret?: true;
  default?: string;
  options?: readonly string[];
  range?: readonly [number, number];
  meaning: { en: string; zh: string };
}

/** The rows of the operators' table, from the schema the server reads its environment with. */
export function variableFacts(): VariableFact[] {
  return variables.map(({ name, group, kind, default: value, choices, range, about }) => ({
    name,
    group,
    type: kind === 'secret' ? 'text' : kind,
    ...(kind === 'secret' ? { secret: true as const } : {}),
    ...(value ? { default: value } : {}),
    ...(choices ? { options: choices } : {}),
    ...(range ? { range } : {}),
    meaning: about,
  }));
}

/** The whole file of facts, as text. */
export function factsFile(): string {
  return `${JSON.stringify({ variables: variableFacts() }, null, 2)}\n`;
}
