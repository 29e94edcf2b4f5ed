interface SinceProps {
  /** `v3.40.0`; nothing is drawn without one. */
  version: string | undefined;
}

/** The version that brought a thing, as the version switch finds it. */
export function Since({ version }: SinceProps) {
  return version ? <span className="FactTable-since">{version}</span> : null;
}
