# The page in the program: builds web/ with npm and puts every file of it, plain and gzipped, into
# a library (src/server/page_files.hpp is how the code reads them).
#
#   tollkeeper_embed_page(tk_server)
#
# TOLLKEEPER_WEB says what to do: ON builds the page and stops where that is not possible; AUTO
# builds it where Node is new enough, takes a page built elsewhere (web/dist) where there is one,
# and leaves it out otherwise, with a line that says so; OFF leaves it out.
set(TOLLKEEPER_WEB "AUTO" CACHE STRING "Put the page into the program: ON, OFF or AUTO (where Node is)")
set_property(CACHE TOLLKEEPER_WEB PROPERTY STRINGS AUTO ON OFF)
set(TOLLKEEPER_LEAST_NODE 20.19)

# tollkeeper_find_node(OUT): the folder of a Node that is new enough, with its npm; or empty.
# build/tools is where ./run puts a newer Node when the system's own is too old.
function(tollkeeper_find_node OUT)
  set(${OUT} "" PARENT_SCOPE)
  unset(TOLLKEEPER_NODE CACHE)
  find_program(TOLLKEEPER_NODE node PATHS "${PROJECT_SOURCE_DIR}/build/tools/node_modules/.bin"
               NO_DEFAULT_PATH)
  find_program(TOLLKEEPER_NODE node)
  find_program(TOLLKEEPER_NPM npm)
  if(NOT TOLLKEEPER_NODE OR NOT TOLLKEEPER_NPM)
    set(TOLLKEEPER_NODE_FAULT "node or npm was not found" PARENT_SCOPE)
    return()
  endif()
  execute_process(COMMAND "${TOLLKEEPER_NODE}" --version OUTPUT_VARIABLE version
                  OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  string(REGEX REPLACE "^v" "" version "${version}")
  if(NOT version OR version VERSION_LESS TOLLKEEPER_LEAST_NODE)
    set(TOLLKEEPER_NODE_FAULT "node is ${version}, ${TOLLKEEPER_LEAST_NODE} or later is needed"
        PARENT_SCOPE)
    return()
  endif()
  get_filename_component(folder "${TOLLKEEPER_NODE}" DIRECTORY)
  set(${OUT} "${folder}" PARENT_SCOPE)
endfunction()

# How the page comes to be: "build", "ready" (web/dist) or "none". Once per configuring.
set(TOLLKEEPER_PAGE none)
set(TOLLKEEPER_WEB_DIR "${PROJECT_SOURCE_DIR}/web")
if(NOT TOLLKEEPER_WEB STREQUAL "OFF" AND NOT TOLLKEEPER_FUZZ)
  if(NOT EXISTS "${TOLLKEEPER_WEB_DIR}/package-lock.json")
    set(TOLLKEEPER_NODE_FAULT "web/package-lock.json is not there")
  else()
    tollkeeper_find_node(TOLLKEEPER_NODE_DIR)
  endif()
  if(TOLLKEEPER_NODE_DIR)
    set(TOLLKEEPER_PAGE build)
  elseif(EXISTS "${TOLLKEEPER_WEB_DIR}/dist/index.html")
    set(TOLLKEEPER_PAGE ready)
  elseif(TOLLKEEPER_WEB STREQUAL "ON")
    message(FATAL_ERROR "The page cannot be built: ${TOLLKEEPER_NODE_FAULT}. ./run installs what "
            "is missing; -DTOLLKEEPER_WEB=OFF builds the program without its page.")
  else()
    message(STATUS "The page is left out: ${TOLLKEEPER_NODE_FAULT} (./run installs what is missing)")
  endif()
endif()

function(tollkeeper_embed_page TARGET)
  set(out "${CMAKE_CURRENT_BINARY_DIR}/page")
  set(table "${out}/page_table.cpp")
  set(arguments "-DOUT=${out}" "-DWEB=${TOLLKEEPER_WEB_DIR}" "-DHOW=${TOLLKEEPER_PAGE}"
      "-DNODE_DIR=${TOLLKEEPER_NODE_DIR}" "-DNPM=${TOLLKEEPER_NPM}")
  set(script "${PROJECT_SOURCE_DIR}/cmake/build_page.cmake")
  if(TOLLKEEPER_PAGE STREQUAL "none")
    execute_process(COMMAND "${CMAKE_COMMAND}" ${arguments} -P "${script}" RESULT_VARIABLE result)
    if(NOT result EQUAL 0)
      message(FATAL_ERROR "${table} could not be written.")
    endif()
  else()
    set(inputs "")
    if(TOLLKEEPER_PAGE STREQUAL "build")
      file(GLOB_RECURSE inputs CONFIGURE_DEPENDS "${TOLLKEEPER_WEB_DIR}/src/*"
           "${TOLLKEEPER_WEB_DIR}/public/*")
      file(GLOB configuration CONFIGURE_DEPENDS "${TOLLKEEPER_WEB_DIR}/*.json"
           "${TOLLKEEPER_WEB_DIR}/*.ts" "${TOLLKEEPER_WEB_DIR}/*.js" "${TOLLKEEPER_WEB_DIR}/*.html")
      list(APPEND inputs ${configuration})
      list(FILTER inputs EXCLUDE REGEX "\\.test\\.ts$")
    else()
      file(GLOB_RECURSE inputs CONFIGURE_DEPENDS "${TOLLKEEPER_WEB_DIR}/dist/*")
    endif()
    add_custom_command(OUTPUT "${table}" COMMAND "${CMAKE_COMMAND}" ${arguments} -P "${script}"
                       DEPENDS ${inputs} "${script}" VERBATIM
                       COMMENT "Building the page")
  endif()
  target_sources(${TARGET} PRIVATE "${table}")
endfunction()
