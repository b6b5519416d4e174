/** The symbols, 24 × 24 units each; `var(--f)` takes the colour of a seat, `currentColor` that of the text around. */
export const SYMBOLS = {
  coin: '<circle cx="12" cy="12" r="9.5" fill="#E3B23C" stroke="#5A3F07" stroke-width="1.4"/><circle cx="12" cy="12" r="6.6" fill="none" stroke="#8A6413" stroke-width="1"/><path d="M12 7.6l3 4.4-3 4.4-3-4.4z" fill="#8A6413"/>',
  scroll:
    '<path d="M6 4h11a3 3 0 0 1 3 3v1h-4v9a3 3 0 0 1-3 3H5a2.6 2.6 0 0 1 0-5h1z" fill="#F7E6BF" stroke="#5A4520" stroke-width="1.4" stroke-linejoin="round"/><path d="M16 8V6.6A1.8 1.8 0 0 1 19.8 7M5.2 15H11v2.2a2.4 2.4 0 0 0 2 2.6M8.5 8h5M8.5 11h5" fill="none" stroke="#5A4520" stroke-width="1.3"/>',
  intrigue:
    '<path d="M2.5 7.5C6 5.2 9 5.4 12 7.2c3-1.8 6-2 9.5.3.2 6.2-2.4 10-6.2 10-1.8 0-2.4-1.8-3.3-1.8s-1.5 1.8-3.3 1.8c-3.8 0-6.4-3.8-6.2-10z" fill="#2A2430" stroke="#E9DFC8" stroke-width=".9"/><path d="M5.6 10.4c1.6-1.3 3.4-1 4.4.8-1.5 1.3-3.4 1.1-4.4-.8zM18.4 10.4c-1.6-1.3-3.4-1-4.4.8 1.5 1.3 3.4 1.1 4.4-.8z" fill="#F3E9D2"/>',
  vp: '<path d="M12 2.2l8 2.6v6.6c0 4.9-3.3 8.5-8 10.6-4.7-2.1-8-5.7-8-10.6V4.8z" fill="#B8432B" stroke="#4A150B" stroke-width="1.3"/><path d="M12 6.2l1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.8-3.3 1.8.7-3.7-2.7-2.6 3.7-.5z" fill="#F6D78A"/>',
  council:
    '<path d="M5 17c-.4-5.6 1.4-10 5.2-12.2C12.6 3.4 15.6 3 17.8 4.2c-1.5.8-2.2 2-1.9 3.5C18.3 9.6 19.2 13 19 17z" fill="#B8432B" stroke="#4A150B" stroke-width="1.3"/><path d="M4.2 16.6h15.6v3.9H4.2z" fill="#E3B23C" stroke="#5A3F07" stroke-width="1.2"/><path d="M8 18.5h.1M12 18.5h.1M16 18.5h.1" stroke="#5A3F07" stroke-width="1.8" stroke-linecap="round"/>',
  assistant:
    '<circle cx="12" cy="6.5" r="4.2" fill="var(--f,#8b8272)" stroke="#1f1c17" stroke-width="1.3"/><path d="M5 21.5c0-6.6 2.6-10.3 7-10.3s7 3.7 7 10.3z" fill="var(--f,#8b8272)" stroke="#1f1c17" stroke-width="1.3"/>',
  bridge:
    '<path d="M1.5 18.5C3.5 10 7.5 6.5 12 6.5s8.5 3.5 10.5 12h-4.3c-1.3-4.8-3.3-6.9-6.2-6.9s-4.9 2.1-6.2 6.9z" fill="var(--f,#efe4cc)" stroke="#1f1c17" stroke-width="1.3" stroke-linejoin="round"/>',
  mission:
    '<rect x="3" y="5" width="18" height="14" rx="1.5" fill="#F7E6BF" stroke="#5A4520" stroke-width="1.3"/><path d="M3.5 6l8.5 7 8.5-7" fill="none" stroke="#5A4520" stroke-width="1.3"/><circle cx="12" cy="13.5" r="3.3" fill="#B8432B" stroke="#4A150B"/>',
  influence:
    '<path d="M12 20L3 9.5A12 12 0 0 1 21 9.5z" fill="#6E4A86" stroke="#2C1838" stroke-width="1.3" stroke-linejoin="round"/><path d="M12 20L7 6.8M12 20V5.8M12 20l5-13.2" stroke="#E9D7F3" stroke-width="1"/><circle cx="12" cy="20" r="1.8" fill="#E3B23C" stroke="#5A3F07" stroke-width=".8"/>',
  ceramics:
    '<rect x="2.5" y="2.5" width="19" height="19" rx="3" fill="var(--ceramics)" stroke="#1f1c17" stroke-width="1.3"/><path d="M9.5 5.5h5M10.5 6v2C7.8 9.3 7 11.2 7.6 13.6 8.3 16 10 17 10.3 18.5h3.4c.3-1.5 2-2.5 2.7-4.9.6-2.4-.2-4.3-2.9-5.6V6" fill="#fff" fill-opacity=".92" stroke="#fff" stroke-width="1.2" stroke-linejoin="round"/>',
  cloth:
    '<rect x="2.5" y="2.5" width="19" height="19" rx="3" fill="var(--cloth)" stroke="#1f1c17" stroke-width="1.3"/><path d="M6 8c2-2 4 2 6 0s4 2 6 0M6 12c2-2 4 2 6 0s4 2 6 0M6 16c2-2 4 2 6 0s4 2 6 0" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round"/>',
  silver:
    '<rect x="2.5" y="2.5" width="19" height="19" rx="3" fill="var(--silver)" stroke="#1f1c17" stroke-width="1.3"/><path d="M8.5 8h7l3 8.5h-13z" fill="#fff" stroke="#fff" stroke-linejoin="round"/><path d="M9 10.5h6" stroke="#555d63" stroke-width="1.3"/>',
  anycube:
    '<rect x="2.5" y="2.5" width="19" height="19" rx="3" fill="#fff" stroke="#1f1c17" stroke-width="1.3"/><path d="M3 3h18L12 12z" fill="var(--ceramics)"/><path d="M3 3v18l9-9z" fill="var(--cloth)"/><path d="M21 3v18H3l9-9z" fill="var(--silver)"/><rect x="2.5" y="2.5" width="19" height="19" rx="3" fill="none" stroke="#1f1c17" stroke-width="1.3"/>',
  boat: '<path d="M1.5 9.5c2.2 4.6 5.5 6 10.5 6 5.2 0 8.8-1.7 10.5-8 .9 7-2.6 11.5-10.5 11.5S1.8 16 1.5 9.5z" fill="var(--f,#2b2620)" stroke="#1f1c17" stroke-width="1.1"/>',
  oar: '<path d="M4 21L17 6" stroke="#7A4E22" stroke-width="2" stroke-linecap="round"/><path d="M15.5 7.5c0-3 2-5 5-5 0 3-2 5-5 5z" fill="#C99147" stroke="#5A3811"/>',
  house:
    '<path d="M4 11l8-7 8 7v10H4z" fill="var(--f,#efe4cc)" stroke="#1f1c17" stroke-width="1.3" stroke-linejoin="round"/><path d="M10 21v-5.5h4V21" fill="none" stroke="#1f1c17" stroke-width="1.2"/>',
  palace:
    '<path d="M2.5 8h19v13.5h-19z" fill="var(--f,#efe4cc)" stroke="#1f1c17" stroke-width="1.3"/><path d="M2.5 8l1.6-3 1.6 3 1.6-3 1.6 3 1.6-3 1.6 3 1.6-3 1.6 3 1.6-3 1.6 3 1.6-3 1.5 3" fill="none" stroke="#1f1c17" stroke-width="1.2"/><path d="M5 21.5V17a2 2 0 0 1 4 0v4.5M10 21.5V17a2 2 0 0 1 4 0v4.5M15 21.5V17a2 2 0 0 1 4 0v4.5M5 12.5h14" fill="none" stroke="#1f1c17" stroke-width="1.1"/>',
  ballot:
    '<circle cx="12" cy="12" r="8.5" fill="var(--f,#efe4cc)" stroke="#1f1c17" stroke-width="1.3"/><path d="M7.5 9a5.5 5.5 0 0 1 4.5-3" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" opacity=".8"/>',
  ring: '<circle cx="12" cy="12" r="7.5" fill="none" stroke="#1f1c17" stroke-width="6"/><circle cx="12" cy="12" r="7.5" fill="none" stroke="var(--f,#e3b23c)" stroke-width="3.6"/>',
  advisor:
    '<path d="M2.5 22.5c0-7.5 2.6-11.8 9.5-11.8s9.5 4.3 9.5 11.8z" fill="var(--f,#8b8272)" stroke="#1f1c17" stroke-width="1.1"/><circle cx="12" cy="7.8" r="3.4" fill="#F3D9B8" stroke="#1f1c17" stroke-width=".9"/><path d="M8.1 6.9C7.6 3.5 9.6 1.2 12.8 1c1.1 0 2.1.3 2.6.9-.8.5-1 1-.9 1.7.8.8 1.3 1.9 1.3 3.3z" fill="#8E2F1D" stroke="#1f1c17" stroke-width=".9"/>',
  iron: '<path d="M2.5 8h13c2 0 4-.5 6-2 0 4-2.5 6-6 6.3 0 2.2 1 3.7 3 4.7v2.5h-12V17c2-1 2.8-2.5 2.8-4.5C5.5 12 3 11 2.5 8z" fill="var(--iron)" stroke="#1f1c17" stroke-width="1.2" stroke-linejoin="round"/>',
  gems: '<path d="M7 4h10l5 6-10 11L2 10z" fill="var(--gems)" stroke="#1f1c17" stroke-width="1.2" stroke-linejoin="round"/><path d="M2 10h20M7 4l2 6 3 11 3-11 2-6M9 10l3-6 3 6" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width=".9"/>',
  grain:
    '<path d="M12 22V9" stroke="#6d4c0c" stroke-width="1.5"/><path d="M12 2c2 2 2 5 0 7-2-2-2-5 0-7zM12 9.5c.3-2.7 2-4.5 5-4.8 0 3-1.8 5-5 4.8zM12 9.5c-.3-2.7-2-4.5-5-4.8 0 3 1.8 5 5 4.8zM12 14.5c.3-2.7 2-4.5 5-4.8 0 3-1.8 5-5 4.8zM12 14.5c-.3-2.7-2-4.5-5-4.8 0 3 1.8 5 5 4.8zM12 19.5c.3-2.7 2-4.5 5-4.8 0 3-1.8 5-5 4.8zM12 19.5c-.3-2.7-2-4.5-5-4.8 0 3 1.8 5 5 4.8z" fill="var(--grain)" stroke="#1f1c17" stroke-width="1"/>',
  spice:
    '<path d="M8 3.5h8l-1.6 4C18.5 9.5 20.5 13 20 16.5c-.4 3-3 5-8 5s-7.6-2-8-5C3.5 13 5.5 9.5 9.6 7.5z" fill="var(--spice)" stroke="#1f1c17" stroke-width="1.2" stroke-linejoin="round"/><path d="M8.8 7.6h6.4" stroke="#F6D78A" stroke-width="1.7"/><circle cx="9.5" cy="14" r="1.2" fill="#F6D78A"/><circle cx="14" cy="13" r="1.2" fill="#F6D78A"/><circle cx="12.5" cy="17" r="1.2" fill="#F6D78A"/>',
  fabric:
    '<path d="M3 7l11-3.5 7 3L10.5 10z" fill="var(--fabric)" stroke="#1f1c17" stroke-width="1.2" stroke-linejoin="round"/><path d="M3 7v9.5L10.5 20V10zM10.5 10v10L21 16.5v-10z" fill="var(--fabric)" stroke="#1f1c17" stroke-width="1.2" stroke-linejoin="round"/><path d="M12 12.5l7.5-2.6M12 15.2l7.5-2.6M12 17.9l7.5-2.6" stroke="#fff" stroke-opacity=".8" stroke-width="1.1"/>',
  lumber:
    '<path d="M7 6l12.5-2.5a4 4.5 0 0 1 1 9L8.5 16" fill="var(--lumber)" stroke="#1f1c17" stroke-width="1.2"/><ellipse cx="7" cy="11" rx="4.3" ry="5.2" fill="#E7C79A" stroke="#1f1c17" stroke-width="1.2"/><ellipse cx="7" cy="11" rx="1.9" ry="2.5" fill="none" stroke="#7A4E22"/><path d="M6 20.5l13-2.6" stroke="#1f1c17" stroke-width="1.3"/>',
  share:
    '<rect x="3" y="4" width="18" height="14" rx="1" fill="#F7E6BF" stroke="#5A4520" stroke-width="1.2"/><path d="M6 8h9M6 11h7" stroke="#5A4520" stroke-width="1.2"/><path d="M15.5 14v7l2-1.5 2 1.5v-7z" fill="#155E68"/><circle cx="17.5" cy="13.5" r="3" fill="#B8432B" stroke="#4A150B"/>',
  order:
    '<path d="M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2z" fill="#fffaf0" stroke="#5A4520" stroke-width="1.2" stroke-linejoin="round"/><path d="M8 7.5h8M8 11h8M8 14.5h5" stroke="#5A4520" stroke-width="1.3"/>',
  rumor:
    '<path d="M3 5h18v11H11l-5 4.5V16H3z" fill="#F7E6BF" stroke="#5A4520" stroke-width="1.2" stroke-linejoin="round"/><path d="M8 10.5h.1M12 10.5h.1M16 10.5h.1" stroke="#5A4520" stroke-width="2.4" stroke-linecap="round"/>',
  favor:
    '<path d="M12 1.5v5M9.8 3.5h4.4" stroke="#5A3F07" stroke-width="1.5"/><path d="M4 22v-8l8-7 8 7v8z" fill="#E3B23C" stroke="#5A3F07" stroke-width="1.2" stroke-linejoin="round"/><path d="M9.5 22v-4.5a2.5 2.5 0 0 1 5 0V22" fill="#5A3F07"/>',
  sun: '<path d="M12 1l2 4 4-2-.6 4.4L22 8l-3 3.5L22 16l-4.6.6L18 21l-4-2-2 4-2-4-4 2 .6-4.4L2 16l3-4.5L2 8l4.6-.6L6 3l4 2z" fill="currentColor"/><circle cx="12" cy="12" r="4.2" fill="var(--tile,#fff)"/>',
  moon: '<path d="M16.5 2.5a10 10 0 1 0 4.8 13.5A8.6 8.6 0 0 1 16.5 2.5z" fill="currentColor"/>',
  crown:
    '<path d="M2.5 7l5 5L12 4l4.5 8 5-5-2 12h-15z" fill="currentColor"/><path d="M5 21.5h14" stroke="currentColor" stroke-width="1.8"/>',
  arms: '<path d="M12 1.5c2.6 3 3.4 5.7 2.3 8.7 1-2 3-3 4.7-2.6 2.4.6 3 3.2 1.3 5-1.2 1.2-3 1-3.6-.2-.8 1.2-1.3 2.2-1.7 3.3h2v2.6h-2.4c.3 1.6.8 2.8 1.6 4.2h-8.4c.8-1.4 1.3-2.6 1.6-4.2H7v-2.6h2c-.4-1.1-.9-2.1-1.7-3.3-.6 1.2-2.4 1.4-3.6.2-1.7-1.8-1.1-4.4 1.3-5 1.7-.4 3.7.6 4.7 2.6-1.1-3-.3-5.7 2.3-8.7z" fill="currentColor"/>',
  /* charges of the eight seats */
  c1: '<path d="M12 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM12 8.5V21M7.5 11.5h9M4 14c.5 4 3.5 6.5 8 6.8 4.5-.3 7.5-2.8 8-6.8" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  c2: '<path d="M9.3 3h5.4l-.7 7 7-.7v5.4l-7-.7.7 7H9.3l.7-7-7 .7V9.3l7 .7z" fill="currentColor"/>',
  c3: '<path d="M12 2l7.5 10L12 22 4.5 12z" fill="currentColor"/>',
  c4: '<circle cx="12" cy="7" r="4.6" fill="currentColor"/><circle cx="6.8" cy="14" r="4.6" fill="currentColor"/><circle cx="17.2" cy="14" r="4.6" fill="currentColor"/><path d="M12 10v12" stroke="currentColor" stroke-width="2.6"/>',
  c5: '<g fill="currentColor"><circle cx="12" cy="6" r="3.9"/><circle cx="18" cy="10.4" r="3.9"/><circle cx="15.7" cy="17.3" r="3.9"/><circle cx="8.3" cy="17.3" r="3.9"/><circle cx="6" cy="10.4" r="3.9"/></g>',
  c6: '<path d="M12 2.5l2.9 6.4 7 .7-5.3 4.7 1.6 6.9L12 17.6l-6.2 3.6 1.6-6.9L2.1 9.6l7-.7z" fill="currentColor"/>',
  c7: '<path d="M16.5 3.2A9.3 9.3 0 1 0 21 16.6 7.6 7.6 0 1 1 16.5 3.2z" fill="currentColor"/>',
  c8: '<path d="M3.5 3.5h17v17h-17z M8.2 8.2v7.6h7.6V8.2z" fill="currentColor" fill-rule="evenodd"/>',
  /* sestieri and chamber emblems */
  CA: '<path d="M5 21L17 4M8 21L19 6M3 18l4-6M12 21l8-11" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" fill="none"/>',
  CS: '<path d="M4 21V9h3V6h2.5v3h5V6H17v3h3v12z" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M10 21v-4a2 2 0 0 1 4 0v4" fill="currentColor"/>',
  DO: '<path d="M3 19c2-8 5-13 9-13s7 5 9 13z" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 2v4M6 14h12" stroke="currentColor" stroke-width="1.8"/>',
  SM: '<path d="M4 18c0-7 4-12 9-12 3 0 5 2 5 4.5S16 14 14 13.5M4 18c4 1 9 1 14 0M13 6l6-3M14 8l7-1" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  SP: '<circle cx="8" cy="8" r="4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M11 11l9 9M16 16l3-3M18.5 18.5l2-2" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  SC: '<path d="M12 3v18M6 9h12" stroke="currentColor" stroke-width="3"/>',
  QU: '<path d="M4 20h16M5 17h14M6 17V10M10 17V10M14 17V10M18 17V10M3 9.5L12 4l9 5.5z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"/>',
  /* interface */
  undo: '<path d="M9 5L4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  check:
    '<path d="M4 12.5l5.5 5.5L20 6.5" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  no: '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M6.5 17.5l11-11" stroke="currentColor" stroke-width="2.2"/>',
  sound:
    '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor"/><path d="M15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/>',
  theme:
    '<circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  book: '<path d="M12 6c-2-1.6-5-2-8-1.5v14c3-.5 6-.1 8 1.5 2-1.6 5-2 8-1.5v-14c-3-.5-6-.1-8 1.5zm0 0v14" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  note: '<path d="M4.5 19.5l1-4.2L16.4 4.4l3.2 3.2L8.7 18.5zM14.3 6.5l3.2 3.2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  log: '<path d="M5 4h14v16H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  more: '<g fill="currentColor"><circle cx="5" cy="12" r="2.2"/><circle cx="12" cy="12" r="2.2"/><circle cx="19" cy="12" r="2.2"/></g>',
  people:
    '<circle cx="8.5" cy="8" r="3.5" fill="currentColor"/><circle cx="16.5" cy="9" r="2.8" fill="currentColor"/><path d="M2.5 20c0-4.5 2.4-7 6-7s6 2.5 6 7zM15.8 20h5.7c0-4-1.8-6.3-5-6.3-.6 0-1.2.1-1.7.3 1 1.5 1.2 3.5 1 6z" fill="currentColor"/>',
  hour: '<path d="M6 3h12M6 21h12M7.5 3c0 5 9 6 9 9s-9 4-9 9M16.5 3c0 5-9 6-9 9s9 4 9 9" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round"/>',
  eye: '<path d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="12" r="3.3" fill="currentColor"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2" fill="currentColor"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" fill="none" stroke="currentColor" stroke-width="2"/>',
  next: '<path d="M5 12h13M13 6l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  close:
    '<path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  play: '<path d="M7 4.5l12 7.5-12 7.5z" fill="currentColor"/>',
  pause: '<path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" fill="currentColor"/>',
  first:
    '<path d="M6 5v14M18 6l-8 6 8 6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  last: '<path d="M18 5v14M6 6l8 6-8 6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  back: '<path d="M19 12H6M11 6l-6 6 6 6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3a4 4 0 0 0 5.7 5.7L12 17.7" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  chat: '<path d="M4 5h16v11h-9l-4.5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor"/><path d="M15.5 9.5l5 5M20.5 9.5l-5 5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  hint: '<path d="M9 17.5h6M10 20.5h4M8.5 14.5c-1.8-1.3-2.8-3-2.8-5a6.3 6.3 0 0 1 12.6 0c0 2-1 3.7-2.8 5-.5.4-.5 1.5-.5 3h-6c0-1.5 0-2.6-.5-3z" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  gear: '<circle cx="12" cy="12" r="3.2" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  help: '<circle cx="12" cy="12" r="8.8" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><path d="M9.5 9.5a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.2.9-1.2 1.9" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="16.8" r="1.2" fill="currentColor"/>',
  download:
    '<path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  seal: '<circle cx="12" cy="9.5" r="6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><path d="M8.5 14.5L7 21.5l5-2.5 5 2.5-1.5-7M9.5 9.5l1.8 1.8 3.4-3.6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  copy: '<path d="M9 8h11v12H9zM15 8V4H4v12h5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  send: '<path d="M12 15V3.5M7.5 8L12 3.5 16.5 8M5 13v6.5h14V13" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  globe:
    '<circle cx="12" cy="12" r="8.7" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M3.5 12h17M12 3.3c5 5 5 12.4 0 17.4-5-5-5-12.4 0-17.4z" fill="none" stroke="currentColor" stroke-width="1.6"/>',
  warn: '<path d="M12 3L1.8 20.5h20.4z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M12 9.5v5M12 17.5v.1" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  right:
    '<path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  plus: '<path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  minus:
    '<path d="M5 12h14" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  fit: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  home: '<path d="M4 11.5L12 4.5l8 7M6 10v10h12V10" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  table:
    '<path d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  flag: '<path d="M6 21V4M6 5h12l-3 4 3 4H6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  search:
    '<circle cx="10.5" cy="10.5" r="6" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><path d="M15 15l5.5 5.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  bot: '<rect x="5" y="9" width="14" height="10" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 9V5M9.5 13.5v1M14.5 13.5v1M2.5 13v3M21.5 13v3" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="4" r="1.3" fill="currentColor"/>',
  skip: '<path d="M4 5l8 7-8 7zM12 5l8 7-8 7z" fill="currentColor"/>',
  route:
    '<circle cx="5.5" cy="18.5" r="3" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cx="18.5" cy="5.5" r="3" fill="currentColor"/><path d="M8.5 18.5h7a3.500 3.500 0 0 0 0-7h-7a3.500 3.500 0 0 1 0-7h6" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 2.200"/>',
  chart:
    '<path d="M4 4v16h16" fill="none" stroke="currentColor" stroke-width="1.900" stroke-linecap="round"/><path d="M7 15l4-5 3.500 3L20 6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  again:
    '<path d="M4.500 11a7.600 7.600 0 0 1 13.500-3.800L20 9.500M20 4.500v5h-5M19.500 13A7.600 7.600 0 0 1 6 16.800L4 14.500M4 19.500v-5h5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  laurel:
    '<path d="M12 21C5 19 3.500 12 6 5M12 21c7-2 8.500-9 6-16" fill="none" stroke="currentColor" stroke-width="1.600"/><path d="M5 9l-2.500-2M5 13l-3-.500M6.500 16.500l-3 1M19 9l2.500-2M19 13l3-.500M17.500 16.500l3 1" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>',
} as const

export type SymbolName = keyof typeof SYMBOLS

/**
 * Petra Sancta hatching, the engravers' own code for colours: one pattern per seat, so that a seat is known without
 * its colour.
 */
export const HATCHING = [
  '<path d="M0 1.5h6M0 4.5h6"/>',
  '<path d="M1.5 0v6M4.5 0v6"/>',
  '<circle cx="1.5" cy="1.5" r=".8" fill="#000" stroke="none"/><circle cx="4.5" cy="4.5" r=".8" fill="#000" stroke="none"/>',
  '<path d="M-1 -1l8 8M-4 -1l8 8M2 -1l8 8"/>',
  '<path d="M0 1.5h6M0 4.5h6M1.5 0v6M4.5 0v6"/>',
  '<path d="M7 -1l-8 8M4 -1l-8 8M10 -1l-8 8"/>',
  '<path d="M0 4l1.5-2L3 4l1.5-2L6 4" fill="none"/>',
  '<circle cx="3" cy="3" r="1.9" fill="none"/>',
] as const
