// Takes the place of the Google tag in tests: it obeys the layer as the tag does, and remembers instead of sending.
window.told = [];
const layer = window.dataLayer ?? [];
const tell = (call) => {
  // The tag ignores a plain list, so the stand-in does too.
  if (Object.prototype.toString.call(call) === '[object Arguments]') window.told.push([...call]);
};
layer.forEach(tell);
layer.push = (...calls) => {
  calls.forEach(tell);
  return Array.prototype.push.apply(layer, calls);
};
