import { sidebarKey } from '../model/collapsed-sidebar.ts';
import { readStored, writeStored } from './storage.ts';

/** What a tab remembers of the sidebar until it is closed. (SIDE-08, SIDE-18, SIDE-20) */
export interface SidebarState {
  collapsed?: boolean;
  /** Groups that were opened or closed by hand, by the path of their folder. */
  open?: Record<string, boolean>;
  /** Which tree was scrolled last, by its path, and how far, in pixels. */
  tree?: string;
  top?: number;
}

/** What is kept; nothing where storage is blocked or holds something else. */
export function keptSidebar(): SidebarState {
  try {
    const state: unknown = JSON.parse(readStored(sidebarKey, true) ?? '{}');
    return typeof state === 'object' && state !== null ? state : {};
  } catch {
    return {};
  }
}

/** Changes a part of what is kept. */
export function keepSidebar(change: SidebarState): void {
  writeStored(sidebarKey, JSON.stringify({ ...keptSidebar(), ...change }), true);
}
