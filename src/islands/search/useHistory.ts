import { useState } from 'react';
import {
  readHistory,
  type SavedResult,
  type SearchHistory,
  withoutRecent,
  withRecent,
  withToggled,
  writeHistory,
} from './history.ts';

/** What is kept on this device, and what changes it; without storage it lasts as long as the page. (SRCH-12, PRIV-05) */
export function useHistory() {
  const [history, setHistory] = useState(readHistory);
  const change = (changed: SearchHistory) => {
    writeHistory(changed);
    setHistory(changed);
  };
  return {
    history,
    remember: (query: string) => change(withRecent(history, query)),
    forget: (query: string) => change(withoutRecent(history, query)),
    toggle: (result: SavedResult) => change(withToggled(history, result)),
  };
}
