import { describe, expect, it } from 'vitest';
import { apiServers } from '../../site/api-servers.ts';
import { apiAddress, chosenServer, serversAt } from './api-servers.ts';

describe('serversAt', () => {
  it('adds "local" only on the reader’s own machine [API-01]', () => {
    expect(Object.keys(serversAt('http://localhost:8080', apiServers))).toEqual(['cf', 'cn', 'de', 'local']);
    expect(Object.keys(serversAt('http://127.0.0.1:4177', apiServers))).toContain('local');
    for (const origin of ['https://localhost.example.com', 'https://alist.example', 'http://10.0.0.1'])
      expect(Object.keys(serversAt(origin, apiServers))).toEqual(['cf', 'cn', 'de']);
  });
});

describe('chosenServer', () => {
  it('falls back to cf where nothing or a name that is gone is stored [API-04, API-05]', () => {
    expect(chosenServer(apiServers, null)).toBe('cf');
    expect(chosenServer(apiServers, 'xx')).toBe('cf');
    expect(chosenServer(apiServers, 'toString')).toBe('cf');
    expect(chosenServer(apiServers, 'de')).toBe('de');
  });
});

describe('apiAddress', () => {
  it('appends a path to the address of the chosen server [API-06]', () => {
    const servers = { cf: 'https://one.example', de: 'https://two.example' };
    expect(apiAddress(servers, 'de', '/qr')).toBe('https://two.example/qr');
    expect(apiAddress(servers, null)).toBe('https://one.example');
  });
});
