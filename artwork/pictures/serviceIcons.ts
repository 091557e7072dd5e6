import { amber } from '../svg/color';

/** Contrast for both themes: 5.5:1 on white, 3:1 on #171e2a. */
const stroke = '#5d6a7f';

/** [graphite lines, amber accent] on a grid of 48. */
const icons: Record<string, readonly [string, string]> = {
  'oil-change': [
    '<path d="M8 20h18l6-6h4l4 4-8 8v8a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z"/><path d="M14 20v-6h8v6M11 14h14"/>',
    '<path d="M41 27c2.600 3.600 3.800 5.500 3.800 7.300a3.800 3.800 0 0 1-7.600 0c0-1.800 1.200-3.700 3.800-7.300z" fill="#ffb020"/>',
  ],
  'scheduled-maintenance': [
    '<rect x="9" y="9" width="30" height="34" rx="4"/><path d="M18 9V7a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v2a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3zM27 21h7M27 33h7"/>',
    '<path d="M15 21l3 3 5-6M15 33l3 3 5-6"/>',
  ],
  'air-conditioning': [
    '<path d="M24 5v38M7.500 14.500l33 19M40.500 14.500l-33 19M19 8l5 5 5-5M19 40l5-5 5 5M8 21l6.800-2L13 12M35 36l-1.800-7 6.800-2M40 21l-6.800-2L35 12M13 36l1.800-7L8 27"/>',
    '<circle cx="24" cy="24" r="4" fill="#ffb020"/>',
  ],
  'computer-diagnostics': [
    '<rect x="5" y="8" width="38" height="26" rx="4"/><path d="M24 34v7M15 42h18"/>',
    '<path d="M10 22h6l3-7 5 13 4-9 2 3h8"/>',
  ],
  'pre-purchase-inspection': [
    '<path d="M4 30v-5l4-2 4-7a4 4 0 0 1 3.500-2H24M4 30h4m7 0h5"/><circle cx="11.500" cy="31" r="3.500"/><path d="M36.500 30.500L44 38"/>',
    '<circle cx="30" cy="24" r="9"/><path d="M26 24l3 3 5-6"/>',
  ],
  'engine-repair': [
    '<path d="M12 18h6l3-4h12l3 5h3v-3h5v18h-5v-3h-3l-4 6H16l-4-5z"/><path d="M4 20v12M4 26h8M20 14V9M15 9h14"/>',
    '<path d="M27 19l-5 7h5l-2 6"/>',
  ],
  'gearbox-repair': [
    '<path d="M10 12v26M24 12v26M38 12v12H10"/><circle cx="10" cy="9" r="3"/><circle cx="24" cy="9" r="3"/><circle cx="38" cy="9" r="3"/><circle cx="10" cy="40" r="3"/>',
    '<circle cx="24" cy="40" r="4" fill="#ffb020"/>',
  ],
  brakes: [
    '<circle cx="22" cy="26" r="17"/><circle cx="22" cy="26" r="7"/><path d="M22 14v.01M12 20v.01M12 32v.01M22 38v.01M32 32v.01"/>',
    '<path d="M29 5a22 22 0 0 1 14 15l-8 3a13 13 0 0 0-9-9z" fill="#ffb020"/>',
  ],
  suspension: ['<path d="M24 3v8M16 11h16M16 37h16M24 37v8M20 45h8"/>', '<path d="M16 14l16 4-16 4 16 4-16 4 16 4"/>'],
  'auto-electrics': [
    '<rect x="5" y="15" width="38" height="26" rx="3"/><path d="M10 15v-5h8v5M30 15v-5h8v5M11 24h6M33 21v6M30 24h6"/>',
    '<path d="M26 20l-5 8h6l-4 8"/>',
  ],
  'tyre-fitting': [
    '<circle cx="24" cy="24" r="19"/><circle cx="24" cy="24" r="11"/><path d="M24 13v7M34.500 20.500l-6.700 2.200M30.500 33l-4.100-5.700M17.500 33l4.100-5.700M13.500 20.500l6.700 2.200"/>',
    '<circle cx="24" cy="24" r="3.500" fill="#ffb020"/>',
  ],
  'wheel-alignment': [
    '<rect x="5" y="12" width="9" height="24" rx="4"/><rect x="34" y="12" width="9" height="24" rx="4"/><path d="M14 24h20"/>',
    '<path d="M7 5l5 4M41 5l-5 4M24 17v14M20 27l4 4 4-4"/>',
  ],
  'body-repair-paint': [
    '<path d="M22 16h16a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4h-2l-2 14a3 3 0 0 1-3 2h-3a2 2 0 0 1-2-2.400L28 26h-6zM22 16l-5 2v6l5 2M27 16V6h10v10"/>',
    '<path d="M12 16l-6-4M11 21H4M12 26l-6 4"/>',
  ],
  detailing: [
    '<path d="M4 34v-6l5-2 5-8a5 5 0 0 1 4-2h10a6 6 0 0 1 4.500 2l6 7 4 1.500V34h-5M30 34H18M9 34H4"/><circle cx="13.500" cy="34" r="4"/><circle cx="34.500" cy="34" r="4"/>',
    '<path d="M38 3q.6 5.400 6 6-5.400.6-6 6-.6-5.400-6-6 5.400-.6 6-6zM10 6q.4 3.600 4 4-3.600.4-4 4-.4-3.600-4-4 3.600-.4 4-4z" fill="#ffb020"/>',
  ],
};

export const serviceIcons = (): [string, string][] =>
  Object.entries(icons).map(([slug, [lines, accent]]) => [
    `media/icons/${slug}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><g stroke="${stroke}">${lines}</g><g stroke="${amber}">${accent}</g></svg>\n`,
  ]);
