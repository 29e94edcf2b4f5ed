import { Socket } from 'node:net';

// Loaded into Node by `--import` (scripts/offline.mjs): connections leave this machine for nowhere.
const connect = Socket.prototype.connect;

/** @this {Socket} @param {any[]} args */
Socket.prototype.connect = function refusing(...args) {
  const [first] = args.flat(1);
  const host =
    typeof first === 'object' && first !== null ? (first.path ? 'localhost' : first.host) : args.flat(1)[1];
  if (typeof host === 'string' && !/^(localhost|127\.|::1$)/.test(host)) {
    throw new Error(
      `A connection to ${host} was refused: nothing may be fetched here. Put what it fetches into the repository.`,
    );
  }
  // The arguments are handed on as they came.
  return /** @type {any} */ (connect).apply(this, args);
};
