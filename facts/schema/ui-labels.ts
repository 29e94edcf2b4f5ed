import { z } from 'zod';

/** `facts/ui-labels.json`: controls of AList's admin UI that our pages name, as the UI names them. */
export const uiLabelsSchema = z.strictObject({
  source: z.strictObject({
    project: z.string(),
    commit: z.string().regex(/^[0-9a-f]{40}$/),
    /** Day of the English texts. */
    date: z.iso.date(),
  }),
  labels: z.array(
    z.strictObject({
      key: z.string().min(1),
      en: z.string().min(1),
      /** Absent where the UI has no Chinese: it then shows the English. */
      zh: z.string().min(1).optional(),
      /** When the Chinese was last seen, `YYYY-MM`. */
      zhSeen: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .optional(),
    }),
  ),
});

export type UiLabel = z.infer<typeof uiLabelsSchema>['labels'][number];
