import { openSettings } from '@seaport/seat-client/session/settings'

/** Writes desktop client settings that all differ from their defaults. */
export function keepSettings(file: string): void {
  openSettings(file).set({
    locale: 'vi',
    server_url: 'https://seaport.example.com',
    on_close: 'quit',
    notify: false,
    theme: 'dark',
    window_size: { width: 1200, height: 800, maximized: true },
    last_seat_code: '100002',
    last_contact_at: 1_790_000_000_000,
    clock_ahead_ms: -1500,
    networks: [{ network: 'x' }],
  })
}
