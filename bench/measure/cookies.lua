-- Asks as many people would: every request with the next of the Cookie headers that are given as arguments.
local requests = {}
local last = 0

init = function(cookies)
  for i, cookie in ipairs(cookies) do
    requests[i] = wrk.format(nil, nil, { Cookie = cookie })
  end
end

request = function()
  last = last % #requests + 1
  return requests[last]
end
