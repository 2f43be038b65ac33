// Runs before the first paint, so that a chosen theme never flashes.
try {
  const theme = localStorage.getItem('sayso.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('sayso.numbers') === 'on') document.documentElement.dataset.numbers = 'on'
} catch {}
