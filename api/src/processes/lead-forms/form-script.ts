/** What the page of a web form runs in a frame: it tells the website around it how much room it takes. Pure. */

/**
 * The script. Its message has the height, and for an answer that it is one: the website scrolls to it, since it may be far
 * above the button. It says nothing that a website may not know, so it goes to whichever one has the frame.
 */
export const scriptOf = (isAnswer: boolean): string =>
  [
    `(function(r){var h=0,a=${isAnswer};`,
    `new ResizeObserver(function(){var n=Math.ceil(r.getBoundingClientRect().height);`,
    `if(n===h)return;h=n;parent.postMessage({protrackerFormHeight:n,isAnswer:a},'*');a=false}).observe(r)`,
    `})(document.documentElement)`,
  ].join('')
